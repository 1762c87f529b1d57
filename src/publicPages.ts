import '#domain/application';
import { Brand } from '@/frame/Brand';
import { PublicFooter } from '@/frame/Footer';
import { textFiles } from '@/i18n/textFiles';
import { signIn } from '@/providers/signIn';
import { publicScreens } from '@/screens/publicScreens';
import { defineApplication } from 'sijil/schema/application';

/** The portal's pages before sign-in, and how a browser loads the rest. */
defineApplication({
  pages: { screens: publicScreens, Brand, Footer: PublicFooter, signIn, textFiles },
  load: () => import('./portal'),
  loadTexts: () => import('#domain/texts/changeableTexts'),
});
