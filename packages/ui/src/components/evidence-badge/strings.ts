export const EvidenceBadge = {
  labels: {
    measured: 'Measured by others',
    standard: 'Standard physics',
    modelled: 'Modelled',
    concept: 'Concept',
  },
};
