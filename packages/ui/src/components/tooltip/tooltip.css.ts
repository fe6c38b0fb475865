import { vars } from '../../styles/contract.css';
import { style } from '../../styles/layered';

export const tooltip = style({ padding: `${vars.space['3xs']} ${vars.space.xs}` }, 'tooltip');
