'use client';

import { useId, useImperativeHandle } from 'react';
import { useFind } from '../../internal/use-find';
import { withRef } from '../../internal/with-ref';
import { Link, type LinkProps } from '../link';

/**
 * A link whose ref is set whatever renders it, since the menu moves the focus by that ref. It is found by its id:
 * React 18 passes no ref through a router's link that is a plain function. Renders a `Link`.
 */
export const ItemLink = /* @__PURE__ */ withRef(function ItemLink({
  ref,
  id: givenId,
  ...rest
}: LinkProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const find = useFind();
  useImperativeHandle(ref, () => find(id) as HTMLAnchorElement, [find, id]);
  return <Link {...rest} id={id} />;
});
