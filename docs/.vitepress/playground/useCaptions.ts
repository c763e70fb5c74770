import { computed, type InjectionKey, inject, provide, type Ref, ref } from 'vue';
import { type Captions, captionsIn } from './captions.js';

const KEY: InjectionKey<Readonly<Ref<Captions>>> = Symbol('captions');

/** Gives the captions in the language of the game to all parts of the page. */
export function provideCaptions(language: Readonly<Ref<string>>): Readonly<Ref<Captions>> {
  const captions = computed(() => captionsIn(language.value));
  provide(KEY, captions);
  return captions;
}

const SPOKEN: InjectionKey<Readonly<Ref<string>>> = Symbol('spoken');

/** Tells all parts of the page the tag of the language that the game speaks: it may be another one than that of the page. */
export const provideSpoken = (tag: Readonly<Ref<string>>): void => provide(SPOKEN, tag);

export const useSpoken = (): Readonly<Ref<string>> => inject(SPOKEN, ref('en'));

export const useCaptions = (): Readonly<Ref<Captions>> => inject(KEY, ref(captionsIn('English')));
