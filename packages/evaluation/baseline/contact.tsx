import { Contact } from '../../ui/blocks/contact.tsx';

export default () => <Contact />;
