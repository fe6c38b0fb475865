const sections = {
  About: ['How it works', 'Mission', 'People', 'Reports', 'Contact'],
  Engage: ['Donate', 'Invest', 'Volunteer', 'Events', 'Newsletter'],
  Research: ['Papers', 'Open questions', 'Data', 'Methods', 'Glossary'],
  Science: ['Pressure', 'Buoyancy', 'Compression', 'Heat', 'Equations'],
  Projects: ['Harbour', 'Islands', 'Trench', 'Cable', 'Survey'],
  Services: ['Dispatch', 'Forecasts', 'Monitoring', 'Training', 'Support'],
};

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export const menu = Object.entries(sections).map(([title, links]) => ({
  id: slug(title),
  title,
  links: links.map((link) => ({ href: `/${slug(link)}`, title: link })),
}));
