import { CardSprite } from '@/cards/card-sprite';
import { currentPerson } from '@/gateway/current-person';
import { CodeForm } from '@/start/code-form';
import { FindClub } from '@/start/find-club';
import { ForYou } from '@/start/for-you';
import { Friends } from '@/start/friends';
import { Hero } from '@/start/hero';

export default async function StartPage() {
  const person = await currentPerson();
  return (
    // The rings reach behind the header and are cut at the page's edge.
    <div className="relative isolate -mt-24 overflow-clip pt-24">
      <CardSprite />
      {person && <ForYou person={person} />}
      <Hero isKnown={person !== undefined} />
      <div className="grid gap-3.5 px-4 pb-7 sm:px-8 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr_1fr] lg:px-14">
        <Friends />
        <CodeForm />
        <FindClub />
      </div>
    </div>
  );
}
