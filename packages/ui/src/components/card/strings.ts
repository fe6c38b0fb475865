export const CardSkeleton = { children: 'Loading...' };
