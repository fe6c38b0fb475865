export const HeaderAnnouncement = { 'aria-label': 'Announcement' };
