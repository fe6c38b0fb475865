import { vars } from './contract.css';

/** Height of the page's header once it has condensed, or of one that is never so high, or of none. */
export const belowHeader = `min(64px, ${vars.header.height})`;
