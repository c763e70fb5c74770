/// <reference types="vite/client" />
import { type Route, type Theme, useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent, h, nextTick, onMounted, watch } from 'vue';
import TryIt from '../lessons/TryIt.vue';
import RuleScenes from '../rulebook/RuleScenes.vue';
import SnippetBar from '../snippets/SnippetBar.vue';
import { terms } from '../terms.js';
import InLanguage from './InLanguage.vue';
import { inItalian, tellFixed } from './italian.js';
import { keepForLater } from './keeping.js';
import LanguageSwitch from './LanguageSwitch.vue';
import './tokens.css';
import './legible.css';
import NoPage from './NoPage.vue';
import { keptTongue, tongue } from './tongue.js';
import { tagOf } from './tongues.js';

/** Only the first page loads it. */
const FrontDoor = defineAsyncComponent(() => import('../home/FrontDoor.vue'));

/** What the build does for pages that the theme lays out without a main part, once more after each walk to another page. */
function markMain(): void {
  const content = document.querySelector('#VPContent');
  if (content === null) return;
  if (content.querySelector('main') === null) content.setAttribute('role', 'main');
  else content.removeAttribute('role');
}

/** A page that says in its frontmatter what it is called in other languages is called so; tells whether it does. */
function translatePage(route: Route): boolean {
  const { data } = route;
  const says = data.frontmatter['spoken']?.[tongue.value];
  if (says === undefined) return false;
  if (data.frontmatter['speaks'] !== tongue.value) {
    const frontmatter = { ...data.frontmatter, ...says, speaks: tongue.value };
    route.data = { ...data, title: says.title ?? data.title, frontmatter };
  }
  return true;
}

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(LanguageSwitch),
      'home-hero-before': () => h(FrontDoor),
      'not-found': () => h(NoPage),
    }),
  enhanceApp({ app, router, siteData }) {
    app.component('RuleScenes', RuleScenes);
    app.component('TryIt', TryIt);
    app.component('SnippetBar', SnippetBar);
    app.component('InLanguage', InLanguage);
    // What is built is English.
    if (import.meta.env.SSR) return;
    const { search, ...rest } = siteData.value.themeConfig;
    const english = {
      ...siteData.value,
      themeConfig: { ...rest, search: { ...search, options: { ...search.options, miniSearch: terms } } },
    };
    siteData.value = english;
    watch([tongue, () => router.route.data], () => {
      const lang = translatePage(router.route) ? tagOf(tongue.value) : 'en';
      const themeConfig = tongue.value === 'Italiano' ? inItalian(english.themeConfig) : english.themeConfig;
      siteData.value = { ...english, lang, themeConfig };
      // The menu speaks the reader's language beside a page that does not.
      document.querySelector('.VPNav')?.setAttribute('lang', tagOf(tongue.value));
      nextTick().then(() => tellFixed(tongue.value));
    });
  },
  setup() {
    const { page, site } = useData();
    onMounted(() => {
      tongue.value = keptTongue();
      markMain();
      keepForLater(site.value.base);
    });
    watch(
      () => page.value.relativePath,
      () => nextTick(markMain),
    );
  },
} satisfies Theme;
