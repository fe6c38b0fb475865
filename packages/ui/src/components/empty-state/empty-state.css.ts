import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

const { space } = vars;

export const emptyState = style(
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    paddingBlock: space.xl,
    overflowWrap: 'anywhere',
  },
  'emptyState',
);
export const drawing = style({ width: 'min(100%, 300px)' }, 'drawing');
export const actions = style({ alignItems: 'center', marginBlockStart: space['2xs'] }, 'actions');
