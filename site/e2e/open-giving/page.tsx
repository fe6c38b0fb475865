import { DepthRail, ToastProvider } from '@hadal/ui';
import Donate from '../../app/pages/donate';
import { formatReading } from '../../app/model/reading';

/** The page about giving, without the frame that all pages share. */
export const OpenGiving = () => (
  <ToastProvider>
    <main>
      <DepthRail formatReading={formatReading}>
        <Donate />
      </DepthRail>
    </main>
  </ToastProvider>
);
