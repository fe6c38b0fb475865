/** Rejects if the address could not be stored; the form then asks the visitor to try again. */
export async function subscribe(email: string): Promise<'subscribed' | 'duplicate'> {
  const answer = await fetch('/api/newsletter', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ email }),
  });
  if (answer.status === 409) return 'duplicate';
  if (!answer.ok) throw new Error(`The newsletter answered ${answer.status}`);
  return 'subscribed';
}
