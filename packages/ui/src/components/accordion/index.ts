export { Accordion, type AccordionProps } from './accordion';
export { AccordionItem, type AccordionItemProps } from './accordion-item';
export { AccordionToggle, type AccordionToggleProps } from './accordion-toggle';
