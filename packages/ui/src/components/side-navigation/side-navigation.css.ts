import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';
import { sideEntry, sideLink, sideLinks, sideList } from '../../styles/side-links';

export const navigation = style(sideLinks, 'navigation');
export const list = style(sideList, 'list');
export const summary = style(
  {
    ...sideEntry,
    paddingInlineStart: vars.space.sm,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
  },
  'summary',
);
export const link = style(sideLink, 'link');
