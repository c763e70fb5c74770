/// <reference types="vite/client" />
import { type Theme, useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { nextTick, onMounted, watch } from 'vue';
import TryIt from '../lessons/TryIt.vue';
import RuleScenes from '../rulebook/RuleScenes.vue';
import SnippetBar from '../snippets/SnippetBar.vue';
import { keepForLater } from './keeping.js';
import './legible.css';

/** Pages that the theme lays out without a main part get one: a screen reader jumps there. */
function markMain(): void {
  const content = document.querySelector('#VPContent');
  if (content === null) return;
  if (content.querySelector('main') === null) content.setAttribute('role', 'main');
  else content.removeAttribute('role');
}

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('RuleScenes', RuleScenes);
    app.component('TryIt', TryIt);
    app.component('SnippetBar', SnippetBar);
  },
  setup() {
    const { page, site } = useData();
    onMounted(() => {
      markMain();
      keepForLater(site.value.base);
    });
    watch(
      () => page.value.relativePath,
      () => nextTick(markMain),
    );
  },
} satisfies Theme;
