import type { DefaultTheme } from 'vitepress';

/** The entries of the menu. The names of the games stay as they are. */
const MENU: Readonly<Record<string, string>> = {
  Guide: 'Guida',
  Games: 'Giochi',
  Recipes: 'Ricette',
  Rules: 'Regole',
  Learn: 'Impara',
  Play: 'Gioca',
  Explore: 'Esplora',
  Docs: 'Documentazione',
  'Bot lab': 'Laboratorio dei bot',
  'Position explorer': 'Esploratore di posizioni',
  'Find a position': 'Trova una posizione',
  Puzzles: 'Rompicapi',
  Reference: 'Riferimento',
};

function translated<T extends object>(item: T): T {
  const named = 'text' in item ? { ...item, text: MENU[String(item.text)] ?? item.text } : item;
  return 'items' in named && Array.isArray(named.items) ? { ...named, items: named.items.map(translated) } : named;
}

const SEARCH = {
  button: { buttonText: 'Cerca', buttonAriaLabel: 'Cerca' },
  modal: {
    displayDetails: 'Mostra i dettagli',
    resetButtonTitle: 'Cancella la ricerca',
    backButtonTitle: 'Chiudi la ricerca',
    noResultsText: 'Nessun risultato per',
    footer: {
      selectText: 'per scegliere',
      selectKeyAriaLabel: 'invio',
      navigateText: 'per scorrere',
      navigateUpKeyAriaLabel: 'freccia su',
      navigateDownKeyAriaLabel: 'freccia giù',
      closeText: 'per chiudere',
      closeKeyAriaLabel: 'esc',
    },
  },
};

/** What the theme says without asking: the attribute or the text of an element, in English and in Italian. */
const FIXED: readonly (readonly [element: string, attribute: string, english: string, italian: string])[] = [
  ['#main-nav-aria-label', '', 'Main Navigation', 'Menu principale'],
  ['.VPNavBarExtra > button', 'aria-label', 'extra navigation', 'altre voci'],
  ['.VPNavBarHamburger', 'aria-label', 'mobile navigation', 'menu del telefono'],
  ['button.copy', 'title', 'Copy Code', 'Copia il codice'],
];

/** Writes into a page what the theme has no words for; what stands in a page that is English stays English. */
export function tellFixed(language: string): void {
  for (const [selector, attribute, english, italian] of FIXED)
    for (const element of document.querySelectorAll(selector)) {
      const says = language === 'Italiano' && element.closest('[lang]')?.matches('[lang=it]') ? italian : english;
      if (attribute === '') element.textContent = says;
      else element.setAttribute(attribute, says);
    }
  for (const link of document.querySelectorAll('div[lang=it] .header-anchor')) {
    const heading = link.getAttribute('aria-label')?.replace(/^.*?"|"$/g, '');
    link.setAttribute('aria-label', `Collegamento a "${heading}"`);
  }
}

/** What stands around the pages, in Italian. */
export const inItalian = (theme: DefaultTheme.Config): DefaultTheme.Config => ({
  ...theme,
  nav: (theme.nav ?? []).map(translated),
  search: {
    provider: 'local',
    options: { ...(theme.search?.options as DefaultTheme.LocalSearchOptions), translations: SEARCH },
  },
  outline: { level: [2, 3], label: 'In questa pagina' },
  docFooter: { prev: 'Pagina precedente', next: 'Pagina successiva' },
  footer: {
    message:
      'Licenza MIT, con <a href="/licenses.txt" target="_self">codice di altri</a>. Tutti i diritti sui giochi spettano ai loro editori.',
  },
  darkModeSwitchLabel: 'Aspetto',
  lightModeSwitchTitle: 'Passa ai colori chiari',
  darkModeSwitchTitle: 'Passa ai colori scuri',
  sidebarMenuLabel: 'Menu',
  returnToTopLabel: 'Torna in cima',
  skipToContentLabel: 'Vai al contenuto',
});
