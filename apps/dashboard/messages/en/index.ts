import account from './account.json' with { type: 'json' };
import administration from './administration.json' with { type: 'json' };
import clubs from './clubs.json' with { type: 'json' };
import error from './error.json' with { type: 'json' };
import evenings from './evenings.json' with { type: 'json' };
import form from './form.json' with { type: 'json' };
import lab from './lab.json' with { type: 'json' };
import list from './list.json' with { type: 'json' };
import live from './live.json' with { type: 'json' };
import members from './members.json' with { type: 'json' };
import meta from './meta.json' with { type: 'json' };
import notFound from './not-found.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };
import offline from './offline.json' with { type: 'json' };
import palette from './palette.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import projector from './projector.json' with { type: 'json' };
import referee from './referee.json' with { type: 'json' };
import refusal from './refusal.json' with { type: 'json' };
import replay from './replay.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import ruleSets from './rule-sets.json' with { type: 'json' };
import signing from './signing.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import status from './status.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import talk from './talk.json' with { type: 'json' };
import theme from './theme.json' with { type: 'json' };
import tutorial from './tutorial.json' with { type: 'json' };

export default {
  account,
  administration,
  clubs,
  error,
  evenings,
  form,
  lab,
  list,
  live,
  members,
  meta,
  notFound,
  notifications,
  offline,
  palette,
  play,
  projector,
  referee,
  refusal,
  replay,
  rules,
  ruleSets,
  signing,
  site,
  start,
  status,
  table,
  tables,
  talk,
  theme,
  tutorial,
};
