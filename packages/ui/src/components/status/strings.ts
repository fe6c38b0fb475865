export const Loading = { children: 'Loading...' };
