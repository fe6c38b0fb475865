import '@hadal/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Landing } from './components/landing';

createRoot(document.getElementById('root')!).render(<Landing />);
