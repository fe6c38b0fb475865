export const SortHeader = {
  announcements: { ascending: 'Sorted ascending', descending: 'Sorted descending' },
};
