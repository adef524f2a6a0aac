import { CardSprite } from '@/cards/card-sprite';

import { CodeForm } from '@/start/code-form';
import { Friends } from '@/start/friends';
import { Hero } from '@/start/hero';
import { Newcomer } from '@/start/newcomer';

export default function StartPage() {
  return (
    // The rings reach behind the header and are cut at the page's edge.
    <div className="relative isolate -mt-24 overflow-clip pt-24">
      <CardSprite />
      <Hero />
      <div className="grid gap-3.5 px-4 pb-7 sm:px-8 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr_1fr] lg:px-14">
        <Friends />
        <CodeForm />
        <Newcomer />
      </div>
    </div>
  );
}
