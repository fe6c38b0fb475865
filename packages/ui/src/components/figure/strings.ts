export const Figure = { descriptionLabel: 'Description' };
