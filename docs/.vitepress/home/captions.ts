import { computed, onMounted, type Ref, ref, watchEffect } from 'vue';
import { tongue } from '../theme/tongue.js';
import { ENGLISH, tagOf } from '../theme/tongues.js';

/** What the first page says itself. */
const english = {
  headline: 'Play a game that can tell you why.',
  tagline:
    'Five board games whose opponents show their whole mind: every move, each question they asked, and what made them decide.',
  play: 'Play now',
  learn: 'Learn in five minutes',
  embed: 'Embed a game',
  /** Beside the board until the first ply. */
  still: 'Every move comes with its reasons',
  why: 'Why?',
  itself: 'The deal of the day plays itself',
  pause: 'Pause',
  goOn: 'Go on',
  tables: 'Five tables, ready',
  learnGame: 'Learn',
  playGame: 'Play',
  installGame: 'Install',
  /** How a game plays, by the name of its package, where its page does not say it in the language. */
  plays: {} as Readonly<Record<string, string>>,
};

type HomeCaptions = typeof english;

const italian: HomeCaptions = {
  headline: 'Gioca contro chi sa dirti perché.',
  tagline:
    'Cinque giochi da tavolo con avversari che non nascondono nulla: ogni mossa, ogni domanda che si sono posti e che cosa li ha fatti decidere.',
  play: 'Gioca subito',
  learn: 'Impara in cinque minuti',
  embed: 'Incorpora un gioco',
  still: 'Ogni mossa arriva con i suoi perché',
  why: 'Perché?',
  itself: 'La partita del giorno si gioca da sola',
  pause: 'Pausa',
  goOn: 'Continua',
  tables: 'Cinque tavoli pronti',
  learnGame: 'Impara',
  playGame: 'Gioca',
  installGame: 'Installa',
  plays: {
    'duel-solo': 'Due città crescono fianco a fianco per tre Epoche.',
    'architects-solo':
      'A ogni turno prendi una carta: dal mazzo alla tua sinistra, da quello alla tua destra o da quello coperto al centro.',
    'century-ai': 'Navighi fra le Isole delle Spezie.',
    hal: 'Costruisci una città di tessere che cresce in larghezza e in altezza.',
    'eight-wonders': 'Insieme i giocatori costruiscono otto meraviglie.',
  },
};

/** The captions in the language of the reader; English until the component stands, as the page was built. */
export function useHomeCaptions(): Readonly<Ref<HomeCaptions & { readonly tag: string }>> {
  const language = ref(ENGLISH);
  onMounted(() => watchEffect(() => (language.value = tongue.value)));
  return computed(() => ({ ...(language.value === 'Italiano' ? italian : english), tag: tagOf(language.value) }));
}
