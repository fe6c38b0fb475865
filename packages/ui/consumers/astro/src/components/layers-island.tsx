import { ToastProvider } from '@hadal/ui';
import { Layers } from './layers';

export function LayersIsland() {
  return (
    <ToastProvider>
      <Layers />
    </ToastProvider>
  );
}
