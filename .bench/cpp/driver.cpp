// Plays the base game with the engine of github.com/indjev99/7-Wonders-Duel-AI and measures it as the bench measures ours: CPU time of this
// thread. It first writes how many decisions a random game has. Then it reads a word and the length of a slice in nanoseconds, a line each,
// and writes the nanoseconds per unit of that slice: per decision of random games for `play`, per iteration of its search for `search`.
#include "agents/agent_mcts.h"
#include "game/game_state.h"

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

namespace {

const int GAMES_BETWEEN_READINGS = 50;
const int ITERATIONS = 200;

/** A small generator (splitmix64), about as fast as that of the engine. */
std::uint64_t seed = 1;

std::uint32_t draw() {
    seed += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9;
    return static_cast<std::uint32_t>(mixed >> 32);
}

/** A whole number below `limit`. */
std::size_t drawBelow(std::size_t limit) {
    return static_cast<std::size_t>((static_cast<std::uint64_t>(draw()) * limit) >> 32);
}

double cpuNanoseconds() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

/** Plays one game; returns how many decisions the players made. What the game reveals is no decision, as in our engine. */
int play(GameStateFast& game, std::vector<Action>& actions) {
    int decisions = 0;
    for (game.reset(); !game.isTerminal();) {
        actions.clear();
        game.getPossibleActions(actions);
        if (game.getCurrActor() >= 0) decisions++;
        game.doAction(actions[drawBelow(actions.size())]);
    }
    return decisions;
}

/** Searches from a random position of a random game in which a player has a choice; returns the iterations. */
int search(GameStateFast& game, std::vector<Action>& actions, int most) {
    int left = static_cast<int>(drawBelow(most));
    for (game.reset(); !game.isTerminal();) {
        actions.clear();
        game.getPossibleActions(actions);
        if (game.getCurrActor() >= 0 && left-- <= 0 && actions.size() > 1) break;
        game.doAction(actions[drawBelow(actions.size())]);
    }
    if (game.isTerminal()) return 0;
    GameState position(&game);
    AgentMcts agent;
    agent.setPlayer(game.getCurrActor());
    agent.setGame(position);
    agent.numGames = 0;
    agent.nodes.push_back(AgentMcts::TreeNode(game));
    for (int i = 0; i < ITERATIONS; i++) agent.mctsIteration();
    return ITERATIONS;
}

} // namespace

int main() {
    GameStateFast game;
    std::vector<Action> actions;

    const int counted = 2000;
    double decisions = 0;
    for (int i = 0; i < counted; i++) decisions += play(game, actions);
    std::printf("%f\n", decisions / counted);
    std::fflush(stdout);

    char work[16];
    double slice;
    while (std::scanf("%15s %lf", work, &slice) == 2) {
        const bool searching = std::strcmp(work, "search") == 0;
        const double begin = cpuNanoseconds();
        double spent = 0;
        double units = 0;
        while (spent < slice) {
            if (searching) units += search(game, actions, static_cast<int>(decisions / counted));
            else for (int i = 0; i < GAMES_BETWEEN_READINGS; i++) units += play(game, actions);
            spent = cpuNanoseconds() - begin;
        }
        std::printf("%f\n", spent / units);
        std::fflush(stdout);
    }
}
