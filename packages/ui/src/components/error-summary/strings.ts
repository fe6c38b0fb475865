export const ErrorSummary = { title: 'There is a problem' };
