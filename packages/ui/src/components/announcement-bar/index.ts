export { AnnouncementBar, type AnnouncementBarProps } from './announcement-bar';
export { announcementScript, type AnnouncementScriptOptions } from './announcement-script';
