import { connection } from 'next/server';
import { Game } from './game';
import { opened } from './games';

/** A table for each visit. */
export default async function Page() {
  await connection();
  return <Game first={opened()} />;
}
