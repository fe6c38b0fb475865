import { ScaleRail, ToastProvider } from '@hadal/ui';
import Donate from '../../app/pages/donate';
import { formatReading } from '../../app/model/reading';

/** The donation page without the site's layout. */
export const OpenGiving = () => (
  <ToastProvider>
    <main>
      <ScaleRail formatReading={formatReading}>
        <Donate />
      </ScaleRail>
    </main>
  </ToastProvider>
);
