import { AccountEntry } from '../../ui/blocks/account-entry.tsx';

export default () => <AccountEntry />;
