/**
 * Needs of an engineer, and the props for each here and in the peers. A cell names a
 * component and its props, `Component: prop, prop`, or says it in words.
 */
export interface InterfaceRow {
  need: string;
  /** Our props for it, or nothing, with the reason. */
  ours: string;
  reason?: string;
  base?: string;
  radix?: string;
  aria?: string;
}

/** The packages whose types were read, on 25 November 2026. */
export const interfacePeers = {
  base: '@base-ui/react 1.9.0',
  radix: '@radix-ui/react-dialog 1.3.1 and its siblings',
  aria: 'react-aria-components 1.22.1',
} as const;

export interface InterfaceTable {
  title: string;
  rows: readonly InterfaceRow[];
}

// prettier-ignore
export const interfaces: readonly InterfaceTable[] = [
  {
    title: 'Everywhere',
    rows: [
      { need: 'Another element', ours: '`render`, an element or a function of props and state', base: '`render`, likewise', radix: '`asChild`', aria: '`render`, a function' },
      { need: 'Looks of a part', ours: 'its own, changed by `className`, `data-part` and tokens', base: 'none; `className` of each part', radix: 'none; `className` of each part', aria: 'none; `className`, also a function' },
      { need: 'States for style sheets', ours: '`data-state`, with `entering` and `leaving`', base: '`data-open`, `data-starting-style`, `data-ending-style`', radix: '`data-state`', aria: '`data-entering`, `data-exiting`, `data-selected`' },
      { need: 'Reason and event of a change, and a way to cancel it', ours: '`details` of each `onOpenChange` and `onValueChange`', base: '`eventDetails`, likewise', radix: 'a handler for each reason, such as `onEscapeKeyDown`', aria: 'props for some, such as `isKeyboardDismissDisabled`' },
      { need: 'Language and direction', ours: 'UiProvider: locale, direction', base: 'DirectionProvider: direction', radix: '`dir` of each root', aria: 'I18nProvider: locale' },
      { need: 'Words of the library', ours: 'UiProvider: strings; English and German are complete', base: 'none: all words are yours', radix: 'none: all words are yours', aria: 'in some 30 languages' },
      { need: 'The router’s link', ours: 'UiProvider: link; Link: render', base: '`render` of each link', radix: '`asChild` of each link', aria: 'RouterProvider: navigate, useHref' },
      { need: 'Where layers are mounted', ours: 'UiProvider: container', base: 'Portal: container', radix: 'Portal: container', aria: 'Modal: UNSTABLE_portalContainer' },
      { need: 'Placement to the pixel: offsets, collision boundary, arrow, an anchor elsewhere', ours: '', reason: 'Layers stand beside their trigger, keep clear of the window’s edges, and have a border in place of an arrow.', base: 'Positioner: sideOffset, collisionBoundary, anchor; Arrow', radix: 'Content: sideOffset, collisionBoundary; Arrow', aria: 'Popover: offset, boundaryElement, triggerRef' },
    ],
  },
  {
    title: 'Buttons and links',
    rows: [
      { need: 'A busy button that keeps the focus', ours: 'Button: loading, loadingLabel', base: 'Button: focusableWhenDisabled', aria: 'Button: isPending' },
      { need: 'A disabled button that keeps the focus', ours: '', reason: 'It would not say what is missing. Leave the button enabled, and let the form answer.', base: 'Button: focusableWhenDisabled' },
      { need: 'A press by mouse, touch or key', ours: '`onClick`', base: '`onClick`', radix: '`onClick`', aria: 'Button: onPress, onPressStart, onPressEnd' },
      { need: 'A link in the looks of a button', ours: 'ButtonLink: href, tone, size', base: 'Button: render, nativeButton', aria: 'Link: href' },
      { need: 'An icon with a name', ours: 'IconButton: label', base: '`aria-label`', radix: '`aria-label`', aria: '`aria-label`' },
      { need: 'A link to another site or a file', ours: 'TextLink: target, download', base: 'an `<a>`', radix: 'an `<a>`', aria: 'Link: target, download' },
    ],
  },
  {
    title: 'Dialog',
    rows: [
      { need: 'Open or closed', ours: 'Dialog: open, defaultOpen, onOpenChange', base: 'Root: open, defaultOpen, onOpenChange', radix: 'Root: open, defaultOpen, onOpenChange', aria: 'DialogTrigger: isOpen, defaultOpen, onOpenChange' },
      { need: 'Told once it has entered or left', ours: 'Dialog: onOpenChangeComplete', base: 'Root: onOpenChangeComplete', aria: 'Modal: onEnter, onExit, as it begins' },
      { need: 'The page stays in use', ours: 'Dialog: modal', base: 'Root: modal', radix: 'Root: modal', aria: 'Popover: isNonModal' },
      { need: 'Not closed by a press beside it', ours: '`details.cancel()`', base: 'Root: disablePointerDismissal', radix: 'Content: onInteractOutside', aria: 'Modal: isDismissable' },
      { need: 'Where the focus goes, and returns', ours: '`autoFocus` on a control; DialogContent: onOpenAutoFocus, onCloseAutoFocus', base: 'Popup: initialFocus, finalFocus', radix: 'Content: onOpenAutoFocus, onCloseAutoFocus', aria: '`autoFocus` on a control' },
      { need: 'Several triggers, or one elsewhere', ours: 'Dialog: open; the focus returns to what opened it', base: 'Trigger: handle, payload', radix: 'Root: open', aria: 'Modal: isOpen' },
      { need: 'Sizes and a drawer', ours: 'DialogContent: size, placement', base: 'Drawer', aria: 'Sheet' },
      { need: 'A drawer that is swiped, with stops', ours: '', reason: 'A gesture without a visible sign. A drawer closes by its button, Escape and a press beside it.', base: 'Drawer.Root: swipeDirection, snapPoints' },
      { need: 'A question that must be answered', ours: 'ConfirmDialog: onConfirm, tone; it waits for the promise', base: 'AlertDialog', radix: 'AlertDialog', aria: 'Dialog: role' },
      { need: 'In the server’s page, and open before scripts', ours: 'Dialog: prerender', base: 'Portal: keepMounted, without opening' },
    ],
  },
  {
    title: 'Menu of actions',
    rows: [
      { need: 'Open or closed', ours: 'DropdownMenu: open, defaultOpen, onOpenChange, onOpenChangeComplete', base: 'Root: open, defaultOpen, onOpenChange, onOpenChangeComplete', radix: 'Root: open, defaultOpen, onOpenChange', aria: 'MenuTrigger: isOpen, defaultOpen, onOpenChange' },
      { need: 'A link as an item', ours: 'DropdownMenuItem: href', base: 'LinkItem', radix: 'Item: asChild', aria: 'MenuItem: href' },
      { need: 'Stays open after a choice', ours: 'DropdownMenuItem: onSelect; `event.preventDefault()`', base: 'Item: closeOnClick', radix: 'Item: onSelect', aria: 'MenuItem: shouldCloseOnSelect' },
      { need: 'Settings to tick, and one of several', ours: 'DropdownMenuCheckboxItem: checked, defaultChecked; DropdownMenuRadioGroup: value, defaultValue', base: 'CheckboxItem: checked, defaultChecked; RadioGroup: value', radix: 'CheckboxItem: checked; RadioGroup: value', aria: 'Menu: selectionMode, selectedKeys' },
      { need: 'Groups with a title', ours: 'DropdownMenuGroup: title', base: 'Group; GroupLabel', radix: 'Group; Label', aria: 'MenuSection; Header' },
      { need: 'Disabled items', ours: 'DropdownMenuItem: disabled', base: 'Item: disabled', radix: 'Item: disabled', aria: 'MenuItem: isDisabled' },
      { need: 'The text that letters find', ours: 'DropdownMenuItem: textValue', base: 'Item: label', radix: 'Item: textValue', aria: 'MenuItem: textValue' },
      { need: 'Menus within menus', ours: '', reason: 'A menu on a site has one level; what needs two is a page, or a `Dialog`.', base: 'SubmenuRoot', radix: 'Sub', aria: 'SubmenuTrigger' },
      { need: 'Opens on hover, or on a long press', ours: '', reason: 'A finger has no hover, and nothing shows that a long press does something.', base: 'Trigger: openOnHover', aria: 'MenuTrigger: trigger' },
      { need: 'A field that filters it', ours: 'Combobox: filter', base: 'FilterProvider: filter', aria: 'Autocomplete' },
    ],
  },
  {
    title: 'Navigation menu',
    rows: [
      { need: 'The open group', ours: 'MegaMenu: value, defaultValue, onValueChange', base: 'Root: value, defaultValue, onValueChange', radix: 'Root: value, defaultValue, onValueChange' },
      { need: 'Told once a panel has entered or left', ours: 'MegaMenu: onOpenChangeComplete', base: 'Root: onOpenChangeComplete' },
      { need: 'Times of the mouse', ours: 'MegaMenu: delay, closeDelay', base: 'Root: delay, closeDelay', radix: 'Root: delayDuration, skipDelayDuration' },
      { need: 'Opens on a press only', ours: 'MegaMenu: openOn' },
      { need: 'A panel of your own', ours: 'MegaMenu: groups; MegaMenuGroup: content, feature, footer', base: 'Content', radix: 'Content' },
      { need: 'The current page', ours: 'MegaMenu: currentPath', base: 'Link: active', radix: 'Link: active', aria: 'NavigationTree, for the side of a page' },
      { need: 'Every link in the server’s page, and usable before scripts', ours: 'always', base: 'Content: keepMounted, without opening', radix: 'Content: forceMount, without opening' },
      { need: 'Narrow windows', ours: 'ModalMenu: groups, trigger' },
      { need: 'Along the side', ours: 'SideNavigation', base: 'Root: orientation', radix: 'Root: orientation', aria: 'NavigationTree' },
      { need: 'Panels within panels', ours: '', reason: 'A panel shows its whole group; deeper pages are in `SideNavigation` and `ModalMenu`.', base: 'a Root within a Content', radix: 'Sub' },
    ],
  },
  {
    title: 'Tabs',
    rows: [
      { need: 'The selected tab', ours: 'Tabs: value, defaultValue, onValueChange', base: 'Root: value, defaultValue, onValueChange', radix: 'Root: value, defaultValue, onValueChange', aria: 'Tabs: selectedKey, defaultSelectedKey, onSelectionChange' },
      { need: 'Selects on focus, or on Enter', ours: 'TabList: activation', base: 'List: activateOnFocus', radix: 'Root: activationMode', aria: 'Tabs: keyboardActivation' },
      { need: 'Vertical', ours: 'Tabs: orientation', base: 'Root: orientation', radix: 'Root: orientation', aria: 'Tabs: orientation' },
      { need: 'Disabled tabs', ours: 'Tab: disabled', base: 'Tab: disabled', radix: 'Trigger: disabled', aria: 'Tab: isDisabled' },
      { need: 'Panels kept, or made when first shown', ours: 'TabPanel: lazy; kept otherwise', base: 'Panel: keepMounted', radix: 'Content: forceMount', aria: 'TabPanel: shouldForceMount' },
      { need: 'An address for each tab', ours: 'Tab: href', aria: 'Tab: href' },
      { need: 'Without scripts and on paper', ours: 'all panels, under their titles' },
      { need: 'A marker that slides', ours: '', reason: 'The selected tab has its line; `render` and `data-state` leave room for yours.', base: 'Indicator', aria: 'SelectionIndicator' },
    ],
  },
  {
    title: 'Accordion',
    rows: [
      { need: 'The open items', ours: 'Accordion: value, defaultValue, onValueChange; AccordionItem: value', base: 'Root: value, defaultValue, onValueChange', radix: 'Root: value, defaultValue, onValueChange', aria: 'DisclosureGroup: expandedKeys, defaultExpandedKeys, onExpandedChange' },
      { need: 'One item for itself', ours: 'AccordionItem: open, defaultOpen, onOpenChange, onOpenChangeComplete', base: 'Item: onOpenChange', aria: 'Disclosure: isExpanded, defaultExpanded, onExpandedChange' },
      { need: 'One at a time', ours: 'Accordion: name', base: 'Root: multiple', radix: 'Root: type', aria: 'DisclosureGroup: allowsMultipleExpanded' },
      { need: 'Disabled', ours: 'Accordion: disabled; AccordionItem: disabled', base: 'Root: disabled', radix: 'Root: disabled', aria: 'DisclosureGroup: isDisabled' },
      { need: 'The level of its headings', ours: 'AccordionItem: level', base: 'Header: render', radix: 'Header: asChild', aria: 'Heading' },
      { need: 'Found by the browser’s search, and by a link', ours: 'always', base: 'Root: hiddenUntilFound', aria: 'always, by search' },
      { need: 'Opens without scripts', ours: 'always' },
      { need: 'Opens all', ours: 'AccordionToggle' },
      { need: 'Arrow keys between the titles', ours: '', reason: 'The titles are buttons in the page: Tab goes from one to the next.', base: 'Root: loopFocus', radix: 'Root: orientation' },
    ],
  },
  {
    title: 'Select and combobox',
    rows: [
      { need: 'The value', ours: 'Select: value, defaultValue, onValueChange; Combobox: value, defaultValue, onValueChange', base: 'Root: value, defaultValue, onValueChange', radix: 'Root: value, defaultValue, onValueChange', aria: 'Select: value, defaultValue, onChange' },
      { need: 'Several values', ours: 'Select: multiple', base: 'Root: multiple', aria: 'Select: selectionMode' },
      { need: 'Several values found by typing, as chips', ours: '', reason: 'It hides what is chosen among what is typed: use checkboxes under a search field, or `Select` with `multiple`.', base: 'Combobox: multiple; Chips', aria: 'ComboBox: selectionMode' },
      { need: 'Options with looks of their own', ours: '', reason: 'The browser’s list is the one that phones, readers and password managers know; `RadioCard` shows rich choices.', base: 'Item: render', radix: 'Item', aria: 'ListBoxItem' },
      { need: 'The filter', ours: 'Combobox: filter', base: 'Root: filter', aria: 'ComboBox: defaultFilter' },
      { need: 'Options from a server', ours: 'Combobox: onTextChange', base: 'Root: onInputValueChange, filteredItems', aria: 'ComboBox: inputValue, onInputChange, items' },
      { need: 'A value that is not in the list', ours: 'TextField: list; a `<datalist>`', aria: 'ComboBox: allowsCustomValue' },
      { need: 'The list’s state', ours: 'Combobox: open, defaultOpen, onOpenChange, onOpenChangeComplete', base: 'Root: open, defaultOpen, onOpenChange, onOpenChangeComplete', radix: 'Root: open, defaultOpen, onOpenChange', aria: 'Select: isOpen, defaultOpen, onOpenChange' },
      { need: 'In a form: name, required, reset, autofill', ours: 'Select: name, required, autoComplete; Combobox: name, required, autoComplete', base: 'Root: name, required, autoComplete', radix: 'Root: name, required, autoComplete', aria: 'Select: name, isRequired, autoComplete' },
      { need: 'Thousands of options', ours: '', reason: 'They are `<option>` elements in the page: let a server find them, by `onTextChange`.', base: 'Root: virtualized', aria: 'Virtualizer' },
    ],
  },
  {
    title: 'Fields and forms',
    rows: [
      { need: 'Label, hint, error', ours: 'TextField: label, hint, error', base: 'Label; Description; Error', radix: 'Label; Message', aria: 'Label; Text; FieldError' },
      { need: 'A control of your own', ours: 'Field: label, hint, error, render', base: 'Control: render', radix: 'Control: asChild' },
      { need: 'The value', ours: 'TextField: value, defaultValue, onValueChange', base: 'Control: value, defaultValue, onValueChange', radix: 'the control’s', aria: 'TextField: value, defaultValue, onChange' },
      { need: 'Rules of your own', ours: 'Form: schema; any library of Standard Schema', base: 'Root: validate', radix: 'Message: match', aria: 'TextField: validate' },
      { need: 'When it checks', ours: 'on leaving an edited field, then on each key; Form: noValidate leaves it to you', base: 'Root: validationMode, validationDebounceTime', radix: 'the browser’s rules', aria: 'Form: validationBehavior' },
      { need: 'Answers of a server, by field', ours: 'Form: errors', base: 'Form: errors', radix: 'Field: serverInvalid', aria: 'Form: validationErrors' },
      { need: 'Answers of a server, for the whole', ours: 'Form: formError, failure' },
      { need: 'Values once they are right', ours: 'Form: onSend', base: 'Form: onFormSubmit', radix: '`onSubmit`', aria: 'Form: onSubmit' },
      { need: 'Actions of React 19, and a plain post', ours: 'Form: action', base: 'Form: action', radix: 'Root: action', aria: 'Form: action' },
      { need: 'A list of all errors', ours: 'Form: summary; ErrorSummary' },
      { need: 'Sending, sent, failed', ours: 'Form: children; a function of the state' },
    ],
  },
  {
    title: 'Toast',
    rows: [
      { need: 'Shown from anywhere', ours: '`createToastManager`; ToastProvider: manager', base: 'Provider: toastManager', aria: 'UNSTABLE_ToastQueue' },
      { need: 'Title, time, action', ours: 'ToastOptions: title, duration, action', base: 'ToastObject: title, timeout, actionProps', radix: 'Title; Root: duration; Action: altText', aria: 'ToastOptions: timeout' },
      { need: 'Changed later, and the stages of a promise', ours: '`update`, `promise`', base: '`update`, `promise`', radix: 'state of your own', aria: 'none' },
      { need: 'Told that it leaves, and why', ours: 'ToastOptions: onOpenChange, onOpenChangeComplete', base: 'ToastObject: onClose, onRemove', radix: 'Root: onOpenChange', aria: 'ToastOptions: onClose' },
      { need: 'Urgent or not', ours: 'ToastOptions: tone', base: 'ToastObject: priority', radix: 'Root: type' },
      { need: 'Content of your own', ours: '', reason: 'It is read out as one text and may be gone before a link in it is reached; `action` is the one thing to do.', base: 'Content', radix: 'Root', aria: 'ToastRegion' },
      { need: 'How many', ours: 'three', reason: 'More at once would be a page.', base: 'Provider: limit' },
      { need: 'Swiped away', ours: '', reason: 'Its button and Escape do that, and are in view.', base: 'Root: swipeDirection', radix: 'Provider: swipeDirection' },
    ],
  },
  {
    title: 'Tooltip and popover',
    rows: [
      { need: 'Open or closed', ours: 'Tooltip: open, defaultOpen, onOpenChange, onOpenChangeComplete; Popover: open, defaultOpen, onOpenChange, onOpenChangeComplete', base: 'Root: open, defaultOpen, onOpenChange, onOpenChangeComplete', radix: 'Root: open, defaultOpen, onOpenChange', aria: 'TooltipTrigger: isOpen, defaultOpen, onOpenChange' },
      { need: 'Side and alignment', ours: 'Tooltip: side; PopoverContent: side, align', base: 'Positioner: side, align', radix: 'Content: side, align', aria: 'Popover: placement' },
      { need: 'Times of the mouse', ours: 'Tooltip: delay', base: 'Trigger: delay, closeDelay', radix: 'Root: delayDuration', aria: 'TooltipTrigger: delay, closeDelay' },
      { need: 'No delay from one to the next', ours: '', reason: 'A page has a few, not a toolbar of them.', base: 'Provider: timeout', radix: 'Provider: skipDelayDuration', aria: 'always' },
      { need: 'A definition of a word, that touch opens too', ours: 'Toggletip: term, href', base: 'Popover', radix: 'Popover', aria: 'Popover' },
      { need: 'A popover that holds the page still', ours: 'Dialog', base: 'Root: modal', radix: 'Root: modal', aria: 'always' },
      { need: 'Name and close button', ours: 'PopoverContent: title, closeLabel', base: 'Title; Close', radix: 'Close', aria: 'Dialog; Heading' },
    ],
  },
  {
    title: 'Table',
    rows: [
      { need: 'Sorting', ours: 'SortHeader, `useSort`', aria: 'Table: sortDescriptor, onSortChange' },
      { need: 'Selection', ours: 'SelectionCell, `useSelection`', aria: 'Table: selectionMode, selectedKeys, onSelectionChange' },
      { need: 'Rows that unfold', ours: 'DetailsRow: details, open, onOpenChange', aria: 'Table: expandedKeys, onExpandedChange' },
      { need: 'Rows from a server', ours: '`useSort`, with Pagination: page, onPageChange', aria: '`useAsyncList`' },
      { need: 'Widths that are dragged, rows that are moved', ours: '', reason: 'That is a spreadsheet. A table on a page is read.', aria: 'Table: dragAndDropHooks' },
    ],
  },
];
