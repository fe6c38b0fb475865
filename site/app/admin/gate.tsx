import { Loading } from '@hadal/ui';
import { lazy, Suspense, useState } from 'react';
import { useAdmission } from './use-admission';

/** Lets in who may edit, and leads everybody else to how they may. */
export function Gate() {
  const admission = useAdmission();
  // Begun anew with the page, so that code that failed to arrive is asked for again.
  const [GlossaryEditor] = useState(() => lazy(() => import('./editor/glossary-editor')));
  if (admission.step !== 'admitted') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <GlossaryEditor client={admission.client} user={admission.user} />
    </Suspense>
  );
}
