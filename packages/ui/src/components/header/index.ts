export { HeaderAnnouncement, type HeaderAnnouncementProps } from './header-announcement';
export { Header, type HeaderProps } from './header';
