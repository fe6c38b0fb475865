export { Download, DownloadList, type DownloadListProps, type DownloadProps } from './download';
