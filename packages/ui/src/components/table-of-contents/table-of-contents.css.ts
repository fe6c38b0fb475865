import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { sideLink, sideLinks, sideList } from '../../styles/side-links';

export const contents = style(sideLinks, 'contents');
export const title = style(
  { paddingBlockEnd: vars.space['2xs'], fontWeight: vars.weight.strong },
  'title',
);
export const list = style(sideList, 'list');
export const link = style(sideLink, 'link');
