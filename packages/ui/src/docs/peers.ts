/** The parts of a company site in other kits, by the names that their packages export. */
export interface PeerRow {
  what: string;
  /** Our exports for it, or nothing, with the reason. */
  ours: readonly string[];
  reason?: string;
  primer?: string;
  carbon?: string;
  govuk?: string;
  base?: string;
}

/** The packages that were read, on 25 November 2026. */
export const peers = {
  primer: '@primer/react-brand 0.57.2',
  carbon: '@carbon/ibmdotcom-web-components 2.30.0',
  govuk: 'govuk-frontend 6.6.0',
  base: '@base-ui/react 1.9.0',
} as const;

// prettier-ignore
export const rows: readonly PeerRow[] = [
  { what: 'Header and menus', ours: ['Header', 'MegaMenu', 'ModalMenu'], primer: 'SubdomainNavBar', carbon: 'masthead', govuk: 'header, service-navigation', base: 'navigation-menu' },
  { what: 'Menu within a section', ours: ['SideNavigation', 'TableOfContents'], primer: 'SubNav, AnchorNav', carbon: 'table-of-contents' },
  { what: 'Footer', ours: ['Footer'], primer: 'MinimalFooter', carbon: 'footer', govuk: 'footer' },
  { what: 'Trail, pages of a list', ours: ['Breadcrumbs', 'Pagination'], primer: 'Breadcrumbs, Pagination', govuk: 'breadcrumbs, pagination' },
  { what: 'Other languages', ours: ['LanguageNavigation'], carbon: 'locale-modal', govuk: 'language-navigation' },
  { what: 'Skip link', ours: ['SkipLink'], govuk: 'skip-link' },
  { what: 'Announcement', ours: ['AnnouncementBar'], primer: 'EyebrowBanner', carbon: 'global-banner, promo-banner', govuk: 'notification-banner, phase-banner' },
  { what: 'Top of a page', ours: ['Hero', 'PageHead'], primer: 'Hero, SectionIntro', carbon: 'leadspace', govuk: 'panel' },
  { what: 'Picture beside text', ours: ['Grid', 'Figure', 'Picture'], primer: 'River', carbon: 'content-block-media, callout-with-media' },
  { what: 'River that scrolls a story', ours: ['Player', 'ItemList'], primer: 'RiverStoryScroll', reason: 'The player steps by key and stands still without scripts; we do not take over scrolling.' },
  { what: 'Cards, bento', ours: ['Card', 'CardGroup', 'Grid'], primer: 'Card, Bento, Pillar', carbon: 'card, card-group, feature-card' },
  { what: 'Carousel', ours: [], carbon: 'carousel, card-section-carousel', reason: 'It hides what it holds: a group of cards shows all.' },
  { what: 'Call to action', ours: ['CallToAction'], primer: 'CTABanner, CTAForm, BreakoutBanner', carbon: 'cta-section' },
  { what: 'Quotation', ours: ['Quote'], primer: 'Testimonial', carbon: 'quote, callout-quote' },
  { what: 'Logos, people', ours: ['LogoRow', 'Person'], primer: 'LogoSuite, Avatar', carbon: 'logo-grid', base: 'avatar' },
  { what: 'Figures', ours: ['Stat', 'LineChart', 'BarChart'], primer: 'Statistic' },
  { what: 'History, steps', ours: ['Timeline', 'Steps'], primer: 'Timeline', govuk: 'task-list' },
  { what: 'Plans and prices', ours: ['ComparisonTable'], primer: 'ComparisonTable, PricingOptions', carbon: 'pricing-table' },
  { what: 'Questions', ours: ['Accordion'], primer: 'FAQ, Accordion', govuk: 'accordion, details', base: 'accordion, collapsible' },
  { what: 'Tabs', ours: ['Tabs'], primer: 'SubNav', carbon: 'tabs-extended', govuk: 'tabs', base: 'tabs' },
  { what: 'Film', ours: ['Video'], primer: 'VideoPlayer', carbon: 'video-player' },
  { what: 'Lightbox', ours: ['Dialog'], carbon: 'lightbox-media-viewer', reason: 'A `Dialog` of size `full` holds a picture.' },
  { what: 'Film behind the text', ours: [], primer: 'Hero', carbon: 'background-media', reason: 'It moves without being asked. `Hero` takes a `Video` that is played on request.' },
  { what: 'Animation on scroll', ours: [], primer: 'AnimationProvider', carbon: 'scroll-animations', reason: 'Text that is not there until one scrolls is not there without scripts.' },
  { what: 'Running text, notes', ours: ['Prose', 'Footnotes'], primer: 'Prose, Footnotes', carbon: 'markdown', govuk: 'inset-text' },
  { what: 'Code', ours: ['CodeBlock'], primer: 'IDE', reason: 'Without the editor’s frame.' },
  { what: 'Tags, badges', ours: ['Tag', 'Badge'], primer: 'Label', carbon: 'tag-group', govuk: 'tag' },
  { what: 'Search, filters', ours: ['SearchDialog', 'FilterBar'], carbon: 'search-with-typeahead, filter-panel', base: 'autocomplete' },
  { what: 'Fields', ours: ['TextField', 'TextArea', 'Select', 'Checkbox', 'RadioGroup', 'Switch', 'Slider', 'NumberField', 'Combobox'], primer: 'forms', govuk: 'input, textarea, select, checkboxes, radios, character-count', base: 'input, select, checkbox, radio, switch, slider, number-field, combobox' },
  { what: 'Forms and their errors', ours: ['Form', 'Field', 'ErrorSummary'], primer: 'FormControl', govuk: 'error-summary, fieldset', base: 'form, field' },
  { what: 'Password, code', ours: ['SignInForm', 'NewPasswordForm', 'CodeForm'], govuk: 'password-input', base: 'otp-field' },
  { what: 'Date, file', ours: ['Field'], govuk: 'date-input, file-upload', reason: '`Field` labels the browser’s own controls.' },
  { what: 'Consent to cookies', ours: [], carbon: 'notice-choice', govuk: 'cookie-banner', reason: 'The library sets none that would need consent.' },
  { what: 'Exit this page', ours: [], govuk: 'exit-this-page', reason: 'For services that put a visitor in danger, which a company’s site is not.' },
  { what: 'Countdown, star rating', ours: [], carbon: 'countdown, star-rating', reason: 'Pressure and praise without a source.' },
  { what: 'Back to top', ours: [], carbon: 'back-to-top', reason: 'The header stays at hand.' },
  { what: 'Dialogs, menus, hints', ours: ['Dialog', 'ConfirmDialog', 'DropdownMenu', 'Popover', 'Tooltip', 'Toggletip'], primer: 'ActionMenu, Tooltip', carbon: 'expressive-modal', base: 'dialog, alert-dialog, drawer, menu, popover, tooltip' },
  { what: 'Menus of an application', ours: [], base: 'menubar, context-menu, toolbar', reason: 'Patterns of applications, not of a company’s site.' },
  { what: 'Progress, messages', ours: ['Progress', 'Spinner', 'Skeleton', 'ToastProvider'], base: 'progress, meter, toast' },
];
