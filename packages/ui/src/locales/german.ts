import { AccordionToggle } from '../components/accordion/strings.german';
import { AnnouncementBar } from '../components/announcement-bar/strings.german';
import { Breadcrumbs } from '../components/breadcrumbs/strings.german';
import { Button } from '../components/button/strings.german';
import { CalculatorInputs } from '../components/calculator/strings.german';
import { CalculatorResults } from '../components/calculator/strings.german';
import { CardSkeleton } from '../components/card/strings.german';
import { BarChart } from '../components/chart/strings.german';
import { Chart } from '../components/chart/strings.german';
import { LineChart } from '../components/chart/strings.german';
import { SankeyChart } from '../components/chart/strings.german';
import { StateDiagram } from '../components/chart/strings.german';
import { TornadoChart } from '../components/chart/strings.german';
import { WaterfallChart } from '../components/chart/strings.german';
import { CodeBlock } from '../components/code-block/strings.german';
import { CodeForm } from '../components/code-form/strings.german';
import { Combobox } from '../components/combobox/strings.german';
import { ComparisonTable } from '../components/comparison-table/strings.german';
import { CopyButton } from '../components/copy-button/strings.german';
import { ConfirmDialog } from '../components/dialog/strings.german';
import { DialogContent } from '../components/dialog/strings.german';
import { DonatePanel } from '../components/donate-panel/strings.german';
import { EnquiryForm } from '../components/enquiry-form/strings.german';
import { Equation } from '../components/equation/strings.german';
import { ErrorSummary } from '../components/error-summary/strings.german';
import { EvidenceBadge } from '../components/evidence-badge/strings.german';
import { Figure } from '../components/figure/strings.german';
import { Footer } from '../components/footer/strings.german';
import { FootnoteLink } from '../components/footnotes/strings.german';
import { Footnotes } from '../components/footnotes/strings.german';
import { Form } from '../components/form/strings.german';
import { GlossaryIndex } from '../components/glossary-index/strings.german';
import { GlossarySkeleton } from '../components/glossary-index/strings.german';
import { HeaderAnnouncement } from '../components/header/strings.german';
import { LanguageNavigation } from '../components/language-navigation/strings.german';
import { MegaMenu } from '../components/mega-menu/strings.german';
import { ModalMenu } from '../components/modal-menu/strings.german';
import { NewPasswordForm } from '../components/new-password-form/strings.german';
import { NewsletterForm } from '../components/newsletter-form/strings.german';
import { Onward } from '../components/onward/strings.german';
import { PageHead } from '../components/page-head/strings.german';
import { Pagination } from '../components/pagination/strings.german';
import { PopoverContent } from '../components/popover/strings.german';
import { SearchDialog } from '../components/search-dialog/strings.german';
import { SideNavigation } from '../components/side-navigation/strings.german';
import { SignInForm } from '../components/sign-in-form/strings.german';
import { Spinner } from '../components/spinner/strings.german';
import { Loading } from '../components/status/strings.german';
import { TableOfContents } from '../components/table-of-contents/strings.german';
import { SortHeader } from '../components/table/strings.german';
import { Tag } from '../components/tag/strings.german';
import { TextArea } from '../components/text-area/strings.german';
import { ThemeToggle } from '../components/theme-toggle/strings.german';
import { ToastProvider } from '../components/toast/strings.german';
import { Toggletip } from '../components/toggletip/strings.german';
import { Video } from '../components/video/strings.german';
import type { Strings } from './strings';

/** Every string in German, with the formal address. */
export const german: Strings = {
  AccordionToggle,
  AnnouncementBar,
  Breadcrumbs,
  Button,
  CalculatorInputs,
  CalculatorResults,
  CardSkeleton,
  BarChart,
  Chart,
  LineChart,
  SankeyChart,
  StateDiagram,
  TornadoChart,
  WaterfallChart,
  CodeBlock,
  CodeForm,
  Combobox,
  ComparisonTable,
  CopyButton,
  ConfirmDialog,
  DialogContent,
  DonatePanel,
  EnquiryForm,
  Equation,
  ErrorSummary,
  EvidenceBadge,
  Figure,
  Footer,
  FootnoteLink,
  Footnotes,
  Form,
  GlossaryIndex,
  GlossarySkeleton,
  HeaderAnnouncement,
  LanguageNavigation,
  MegaMenu,
  ModalMenu,
  NewPasswordForm,
  NewsletterForm,
  Onward,
  PageHead,
  Pagination,
  PopoverContent,
  SearchDialog,
  SideNavigation,
  SignInForm,
  Spinner,
  Loading,
  TableOfContents,
  SortHeader,
  Tag,
  TextArea,
  ThemeToggle,
  ToastProvider,
  Toggletip,
  Video,
};
