import { versions } from '../layered';

export const sizes = versions(600);
