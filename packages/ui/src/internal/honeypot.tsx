import { visuallyHidden } from '../components/visually-hidden/visually-hidden.css';

export const honeypotName = 'website';

/** A field hidden from people, which bots fill in. Renders a `<div>`. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className={visuallyHidden}>
      <input name={honeypotName} aria-label="Leave this empty" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
