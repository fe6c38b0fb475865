export const ComparisonTable = {
  featureLabel: 'Feature',
  yesLabel: 'Yes',
  noLabel: 'No',
  missingLabel: 'Not stated',
  actionsLabel: 'Next step',
};
