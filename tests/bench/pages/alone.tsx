import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Smallest sign-in page with React. */
function SignIn() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input type="password" />
      <button type="submit">Sign in</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);
