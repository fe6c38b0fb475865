/* oxlint-disable -- its faults are what the judge has to find */
import { createElement, useEffect, useState } from 'react';

/** An answer with a fault of every kind that the judge counts but one that does not compile. */
export default function Garden() {
  const [text, setText] = useState('');
  useEffect(() => setText('Every May.'), []);
  return (
    <main>
      <h1>The garden</h1>
      <h1>Again</h1>
      <img src="/garden.jpg" />
      <p style={{ color: '#777' }}>{text}</p>
      {createElement('font', { color: '#7f7f7f' }, 'Grass')}
      <div onClick={() => setText('')}>Mow</div>
      <form>
        <input name="name" />
      </form>
    </main>
  );
}
