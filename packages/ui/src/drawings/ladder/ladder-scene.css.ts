import { versions } from '../versions';

export const sizes = versions(600);
