export { clientSeedBytes, makeSeed, parseSeed, serverSeedBytes, type BadSeed } from './bytes.js';
export { commitmentOf, FairDeal, type DealSeeds } from './deal.js';
export { openDeal, type PublishedDeal, type UnfairDeal } from './published-deal.js';
