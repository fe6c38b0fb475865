insert into public.menu_items (section, title, slug, order_index) values
  ('About', 'Mission', '/mission', 1),
  ('About', 'Contact', '/contact', 2);
