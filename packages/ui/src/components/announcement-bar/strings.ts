export const AnnouncementBar = {
  'aria-label': 'Announcement',
  dismissLabel: 'Dismiss the announcement',
};
