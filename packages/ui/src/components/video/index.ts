export { Video, type VideoProps, type VideoSource, type VideoTrack } from './video';
