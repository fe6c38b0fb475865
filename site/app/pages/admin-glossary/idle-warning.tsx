import { ConfirmDialog } from '@hadal/ui';

interface IdleWarningProps {
  /** Time at which the session ends, in ms; undefined while no warning is due. */
  endsAt: number | undefined;
  onStay: () => void;
  onLeave: () => Promise<void>;
}

/** Asks an inactive editor whether to stay signed in. Escape counts as yes. */
export function IdleWarning({ endsAt, onStay, onLeave }: IdleWarningProps) {
  // Formatted once it is due: the first use of a locale's times takes a slow phone 60 ms.
  const time =
    endsAt !== undefined && new Date(endsAt).toLocaleTimeString('en-GB', { timeStyle: 'short' });
  return (
    <ConfirmDialog
      open={endsAt !== undefined}
      onOpenChange={(open) => !open && onStay()}
      title="Are you still there?"
      cancelLabel="Stay signed in"
      confirmLabel="Sign out now"
      pendingLabel="Signing out…"
      onConfirm={onLeave}
    >
      Nothing was pressed or moved here for a while. At {time} you are signed out. What you have
      begun to write stays in this tab for you.
    </ConfirmDialog>
  );
}
