import '@hadal/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Home } from './home';
import { HowItWorks } from './how-it-works';
import { SiteFrame } from './site-frame';
import './site.css';

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <SiteFrame>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/how-it-works" element={<HowItWorks />} />
      </Routes>
    </SiteFrame>
  </BrowserRouter>,
);
