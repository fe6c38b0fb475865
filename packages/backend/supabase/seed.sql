-- The mega-menu as it first appears. Rows already there are left as they are.
insert into public.menu_items (section, title, slug, order_index)
values
  ('About', 'How It Works', '/how-it-works', 1),
  ('About', 'Modes', '/modes', 2),
  ('About', 'Fundamentals', '/fundamentals', 3),
  ('About', 'Demo', '/demo', 4),
  ('About', 'Mission', '/mission', 5),
  ('Structure', 'Business Model', '/business-model', 1),
  ('Structure', 'Nonprofit Arm', '/mission#foundation', 2),
  ('Structure', 'For-Profit Arm', '/hadal-inc', 3),
  ('Science', 'Overview', '/science', 1),
  ('Science', 'Physics & Equations', '/science/physics', 2),
  ('Science', 'Calculators', '/science/calculators', 3),
  ('Science', 'Diagrams & Cycle', '/science/diagrams', 4),
  ('Projects', 'Earth Engine', '/earth-engine', 1),
  ('Projects', 'Thermal Energy Storage', '/tes', 2),
  ('Projects', 'Horizon Supergrid', '/horizon-supergrid', 3),
  ('Projects', 'Pacific Spine', '/pacific-spine', 4),
  ('Engage', 'Donate', '/donate', 1),
  ('Engage', 'Invest', '/invest', 2),
  ('Engage', 'Glossary', '/glossary', 3),
  ('Engage', 'FAQ', '/faq', 4),
  ('Vision', 'Ocean Cities', '/ocean-cities', 1),
  ('Vision', 'Hadal Digital', '/hadal-digital', 2),
  ('Vision', 'Research Hub', '/research', 3)
on conflict (section, slug) do nothing;
