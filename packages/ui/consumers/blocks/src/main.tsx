import '@hadal/ui/styles.css';
import './site.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** The blocks that the CLI wrote, each at the path of its name. */
const blocks = import.meta.glob<Record<string, ComponentType>>('./components/*.tsx');
const { [`./components${location.pathname}.tsx`]: load } = blocks;
const Page = load && Object.values(await load())[0];
if (Page) createRoot(document.getElementById('root')!).render(<Page />);
